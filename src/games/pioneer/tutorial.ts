/** The guided first game: two players in a small galaxy, eleven rounds, of which the learner decides nine moments. */
import type { TutorialDesign } from '../tutorial.js'
import { TEXTS } from './texts/index.js'

export const tutorial: TutorialDesign = {
  learner: 0,
  opponents: ['Bessie'],
  options: { galaxy: 'small' },
  steps: [
    {
      id: 'metals',
      before: 'layout.0,1,2,5,13,16,17,18 first.1 buy.runite buy.scout end-cards draw.gold,gold,gold,runite,scout',
      solution: 'buy.runite',
    },
    { id: 'deck', before: '', solution: 'buy.scout' },
    {
      id: 'play',
      before: `end-cards draw.gold,gold,gold,runite,scout
        place.scout.7 draw.gold buy.colonizer end-cards draw.gold,gold,runite,colonizer move.7.scout.6 reveal.corvane end-moves`,
      solution: 'place.scout.3',
    },
    { id: 'spend', before: 'draw.gold', solution: 'buy.colonizer' },
    { id: 'explore', before: 'end-cards draw.gold,gold,runite,colonizer', solution: 'move.3.scout.4' },
    {
      id: 'colonize',
      before: `reveal.foundry end-moves
        place.colonizer.7 end-cards draw.gold,runite move.7.colonizer.6 end-moves colonize.6 reveal.corvane
        place.colonizer.3 end-cards draw.gold,runite`,
      solution: 'move.3.colonizer.4+end-moves+colonize.4',
    },
    {
      id: 'research',
      before: `reveal.foundry
        place.scout.6 draw.gold buy.runite buy.warship end-cards draw.gold,gold,runite
        move.6.scout.5 reveal.tollgate end-moves`,
      solution: 'research.military',
    },
    {
      id: 'battle',
      before: `place.scout.4 draw.gold end-cards draw.gold,gold,runite pick.4.scout.1 fly.8 reveal.mint end-moves
        place.colonizer.6 end-cards move.6.colonizer.5 end-moves colonize.5 reveal.tollgate
        place.colonizer.4 end-cards draw.gold,runite
        move.4.colonizer.8 move.4.scout.1 reveal.aurelia end-moves colonize.8 reveal.mint
        place.scout.5 draw.gold buy.colonizer end-cards draw.colonizer pick.5.scout.2 fly.9 reveal.belmar end-moves
        place.scout.4 draw.gold buy.warship buy.warship end-cards draw.runite,warship,warship
        move.4.scout.0 reveal.cinder end-moves
        place.colonizer.5 end-cards draw.gold,gold,gold,runite,scout move.5.colonizer.9 end-moves colonize.9 reveal.belmar
        place.warship.4 place.warship.4 end-cards move.0.scout.4 move.1.scout.4 move.8.scout.4`,
      solution: 'move.4.warship.5+end-moves',
    },
    {
      id: 'last',
      before: `place.scout.9 buy.runite end-cards draw.gold,gold,gold,runite,colonizer end-moves
        place.scout.4 draw.warship buy.runite end-cards draw.gold end-moves
        place.colonizer.6 end-cards draw.gold,gold,runite,runite,scout
        move.6.colonizer.10 end-moves colonize.10 reveal.quill
        place.colonizer.4 end-cards draw.gold,gold,gold,runite,scout move.4.colonizer.5 end-moves colonize.5 end-turn
        end-cards draw.gold,runite,runite end-moves
        place.scout.4 research.military buy.runite end-cards draw.gold,gold,runite,runite,runite end-moves
        chart.0 reveal.cinder chart.1 reveal.aurelia
        place.colonizer.6 end-cards draw.gold,gold,gold,gold,runite move.6.colonizer.2 end-moves colonize.2 reveal.drift`,
      solution: 'research.military',
    },
  ],
  after: 'end-turn draw.gold,gold,gold,scout,colonizer',
  texts: TEXTS,
}
