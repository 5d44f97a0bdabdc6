import { pioneer } from '../../../../src/games/pioneer/index.js'
import { testExamples } from '../../../kit/examples.js'

testExamples(pioneer, ['house-rules', 'tips'])
