import { conformInPictures } from '../../conformance/conform.js'
import { pioneerDays } from './subject.js'

conformInPictures(pioneerDays)
