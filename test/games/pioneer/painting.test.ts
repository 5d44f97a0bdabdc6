import { conformInPictures } from '../../conformance/conform.js'
import { tested } from './subject.js'

conformInPictures(tested)
