import { conform } from '../../conformance/conform.js'
import { tested } from './subject.js'

conform(tested)
