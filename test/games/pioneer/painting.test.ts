import { conformInPictures } from '../../conformance/conform.js'
import { pioneer } from './subject.js'

conformInPictures(pioneer)
