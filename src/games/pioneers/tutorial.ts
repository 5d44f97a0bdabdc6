/** The guided first game: two players on the small map, eleven rounds, nine of whose moves the learner makes. */
import type { TutorialDesign } from '../tutorial.js'
import { TEXTS } from './texts/index.js'

export const tutorial: TutorialDesign = {
  learner: 0,
  opponents: ['Bessie'],
  steps: [
    {
      id: 'ride',
      before: 'deal.0.3agimqvz.-bf-mgkgsf-hsfgm-f-kmk-kbh-mfhg-ksb-.s1-s2.c05-c12-c18-c22 done-buying',
      solution: 'move.01',
    },
    { id: 'income', before: '', solution: 'end-turn' },
    { id: 'invited', before: 'join.s2 one-road.4 move.14 end-turn', solution: 'join.s1' },
    { id: 'road', before: '', solution: 'one-road.8' },
    { id: 'fare', before: '', solution: 'move.47' },
    {
      id: 'coach',
      before: 'nugget.4 end-turn decline buy-coach.2 refill.c24 done-buying move.746 skip end-turn',
      solution: 'buy-coach.1',
    },
    {
      id: 'network',
      before: `refill.c13 move.68 settle.s1.sergeant sergeant-road.4 end-turn
        buy-coach.1 refill.c23 one-road.7 move.865 settle.s2.gold-digger nugget.4 end-turn
        buy-coach.1 refill.c09 move.52 settle.s1.farmer farmer.c22 end-turn
        one-road.24 buy-coach.1 refill.c17 end-turn`,
      solution: 'one-road.2',
    },
    {
      id: 'emptied',
      before: `move.2147j return-pioneer.c05.sergeant end-turn
        one-road.0 done-buying move.jl settle.c24.barkeeper return-pioneer.c12.farmer end-turn
        done-buying`,
      solution: 'move.lk',
    },
    {
      id: 'last',
      before: `end-turn
        one-road.31 done-buying move.kn return-pioneer.c12.merchant end-turn
        buy-coach.2 refill.c07 one-road.36 move.nke settle.c23.gold-digger nugget.5 end-turn
        one-road.12 buy-coach.1 refill.c15 move.ed settle.s2.farmer farmer.c24 farmer.c24 end-turn join.c23
        two-roads.13 second-road.1 one-road.39 move.dc sergeant-road.15 end-turn join.c24
        one-road.16 done-buying move.cb settle.c18.banker end-turn join.c23
        two-roads.44 second-road.34 one-road.25 move.bc8jkns end-turn
        two-roads.11 second-road.28 one-road.49 move.st settle.c13.sergeant end-turn
        two-roads.30 second-road.27 buy-coach.1 refill.c04`,
      solution: 'move.tu',
    },
  ],
  after: 'nugget.3 end-turn join.c18 two-roads.38 second-road.41 move.utf end-turn join.c09',
  texts: TEXTS,
}
