import { conform } from '../../conformance/conform.js'
import { pioneers } from './subject.js'

conform(pioneers)
