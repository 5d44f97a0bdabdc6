import { pioneers } from '../../../../src/games/pioneers/index.js'
import { testExamples } from '../../../kit/examples.js'

testExamples(pioneers, ['tips'])
