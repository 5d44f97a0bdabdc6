import { conform } from '../../conformance/conform.js'
import { pioneer } from './subject.js'

conform(pioneer)
