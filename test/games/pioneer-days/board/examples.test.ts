import { pioneerDays } from '../../../../src/games/pioneer-days/index.js'
import { testExamples } from '../../../kit/examples.js'

testExamples(pioneerDays, ['tips'])
