/** The guided first game: two players, four weeks of five days, of which the learner decides nine moments. */
import type { TutorialDesign } from '../tutorial.js'
import { TEXTS } from './texts/index.js'

export const tutorial: TutorialDesign = {
  learner: 0,
  opponents: ['Bessie'],
  steps: [
    {
      id: 'die',
      before: `deal.0.a,b..
        week.general-store,sawmill.axe,compass,tarpaulin.baker,prospector,surveyor,rancher,carpenter,doctor
        roll.blue-wood,green-cattle,red-mine`,
      solution: 'take.1+cattle',
    },
    {
      id: 'recruit',
      before: 'end-turn take.1 income end-turn roll.yellow-cattle,blue-medicine,red-wild take.2 cattle end-turn',
      solution: 'take.0+recruit',
    },
    { id: 'turn', before: 'end-turn roll.green-mine,yellow-wood,black-equip', solution: 'take.1+change.cattle+cattle' },
    {
      id: 'left',
      before: 'end-turn take.1 recruit end-turn roll.blue-medicine,red-equip,yellow-wood take.2 recruit end-turn',
      solution: 'take.0+income',
    },
    {
      id: 'town',
      before: 'end-turn roll.green-cattle,black-wood,black-mine take.1 wood end-turn take.1 mine gold.2 end-turn',
      solution: 'satisfy.general-store+leave-town',
    },
    {
      id: 'gold',
      before: `satisfy.general-store leave-town
        week.church,dairy.saddlebags,map,lantern.teacher,assayer,shopkeeper,drover,lumberjack,nurse
        roll.green-medicine,yellow-mine,blue-equip take.1 recruit gold.1 end-turn take.0 recruit end-turn pay-wood.0
        roll.red-mine,yellow-wood,black-cattle`,
      solution: 'take.0+mine',
    },
    {
      id: 'wagon',
      before: `gold.3 end-turn take.1 cattle end-turn
        roll.green-cattle,red-mine,blue-wood take.0 recruit end-turn take.1 income end-turn
        roll.yellow-wild,red-mine,black-wood`,
      solution: 'buy-wagon.large',
    },
    {
      id: 'disease',
      before: `take.2 recruit end-turn take.0 medicine end-turn
        roll.blue-medicine,green-cattle,black-wood take.2 wood end-turn take.1 cattle end-turn
        satisfy.dairy leave-town leave-town
        week.stockyard,stable.anvil,pickaxe,barrel.hunter,sheriff,scout,cook,postmaster,midwife
        roll.red-mine,green-equip,blue-cattle take.0 mine gold.2 end-turn take.1 cattle end-turn`,
      solution: 'shield-townsfolk.rancher+pay-medicine.lumberjack',
    },
    {
      id: 'last',
      before: `shield-townsfolk.surveyor pay-medicine.carpenter
        roll.red-mine,yellow-cattle,black-wild take.2 recruit end-turn take.0 recruit end-turn
        roll.blue-wild,yellow-medicine,green-mine take.0 cattle end-turn take.0 recruit end-turn
        roll.green-wood,red-medicine,black-cattle take.2 recruit end-turn take.0 wood end-turn
        roll.blue-medicine,yellow-equip,black-wild take.0 income end-turn take.1 cattle end-turn
        satisfy.stable leave-town satisfy.stockyard leave-town
        week.hotel,mint,fort.lasso,toolbox,ledger.blacksmith,tailor,miller,apothecary,wheelwright,preacher
        roll.green-mine,yellow-cattle,red-wood take.0 recruit end-turn take.0 recruit end-turn
        roll.yellow-wood,red-equip,black-wild take.2 recruit end-turn take.1 income end-turn
        roll.yellow-medicine,blue-wood,green-cattle buy-wagon.small take.0 recruit end-turn take.0 income end-turn
        roll.green-medicine,red-mine,black-wood take.0 income end-turn take.1 wood end-turn
        roll.blue-wood,blue-mine,black-equip take.2 recruit end-turn take.0 wood end-turn
        pay-wood.0 pay-all`,
      solution: 'satisfy.hotel+leave-town',
    },
  ],
  after: 'satisfy.mint leave-town',
  texts: TEXTS,
}
