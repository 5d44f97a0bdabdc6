import { conform } from '../../conformance/conform.js'
import { pioneerDays } from './subject.js'

conform(pioneerDays)
