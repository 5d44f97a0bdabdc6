import { conformInPictures } from '../../conformance/conform.js'
import { pioneers } from './subject.js'

conformInPictures(pioneers)
