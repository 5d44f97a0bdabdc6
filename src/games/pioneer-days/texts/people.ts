/**
 * The townsfolk and travellers: a name that is the same in all languages, and a trade in each, agreeing with the person's gender.
 * The people are invented; their names and trades are typical of the 1850s West.
 */
import { french as t } from '../../../i18n/french.js'
import type { BoardId, TownsfolkId } from '../data/ids.js'

/** Name; trade in English, French and German. */
export type Person = readonly [name: string, en: string, fr: string, de: string]

export const TOWNSFOLK: Readonly<Record<TownsfolkId, Person>> = {
  blacksmith: ['Silas Boone', 'blacksmith', 'forgeron', 'Schmied'],
  carpenter: ['Anders Lindqvist', 'carpenter', 'charpentier', 'Zimmermann'],
  doctor: ['Elias Whitaker', 'doctor', 'médecin', 'Arzt'],
  drover: ['Mateo Vargas', 'drover', 'bouvier', 'Viehtreiber'],
  prospector: ['Lee Wah', 'prospector', 'prospecteur', 'Goldsucher'],
  shopkeeper: ['Abigail Stern', 'shopkeeper', 'épicière', 'Krämerin'],
  teacher: ['Clara Whitcomb', 'teacher', 'institutrice', 'Lehrerin'],
  hunter: ['Amos Pike', 'hunter', 'chasseur', 'Jäger'],
  cook: ['James Freeman', 'cook', 'cuisinier', 'Koch'],
  lumberjack: ['Luc Gagnon', 'lumberjack', 'bûcheron', 'Holzfäller'],
  nurse: ['Hannah Moore', 'nurse', 'infirmière', 'Pflegerin'],
  preacher: ['Josiah Reed', 'preacher', 'prédicateur', 'Prediger'],

  wheelwright: ['Karl Brandt', 'wheelwright', 'charron', 'Stellmacher'],
  rancher: ['Isabel Ortega', 'rancher', 'éleveuse', 'Viehzüchterin'],
  apothecary: ['Leopold Hirsch', 'apothecary', 'apothicaire', 'Apotheker'],
  assayer: ['Henry Tate', 'assayer', t`essayeur d'or`, 'Goldprüfer'],
  sheriff: ['Tom Calloway', 'sheriff', 'shérif', 'Sheriff'],
  tailor: ['Levi Rosen', 'tailor', 'tailleur', 'Schneider'],
  miller: ['Gideon Clarke', 'miller', 'meunier', 'Müller'],
  scout: ['Joseph Redbird', 'scout', 'éclaireur', 'Kundschafter'],
  baker: ['Greta Vogel', 'baker', 'boulangère', 'Bäckerin'],
  surveyor: ['Edward Finch', 'surveyor', 'arpenteur', 'Landvermesser'],
  midwife: ['Martha Bell', 'midwife', 'sage-femme', 'Hebamme'],
  postmaster: ['Nathan Drew', 'postmaster', 'maître de poste', 'Postmeister'],

  cowboy: ['Diego Luna', 'cowboy', 'vacher', 'Rinderhirt'],
  miner: ['Patrick Doyle', 'miner', 'mineur', 'Bergmann'],
  sawyer: ['Ole Hansen', 'sawyer', 'scieur', 'Sägemüller'],
  herbalist: ['Rosa Delgado', 'herbalist', 'herboriste', 'Kräuterkundige'],
  tinker: ['Seamus Kerr', 'tinker', 'rétameur', 'Kesselflicker'],
  judge: ['Horace Blackwood', 'judge', 'juge', 'Richter'],
  printer: ['Ben Prescott', 'printer', 'imprimeur', 'Drucker'],
  fiddler: ['Fergus McRae', 'fiddler', 'violoneux', 'Fiedler'],
  seamstress: ['Eliza Crane', 'seamstress', 'couturière', 'Näherin'],
  mapmaker: ['Auguste Lemaire', 'mapmaker', 'cartographe', 'Kartenzeichner'],
  gambler: ['Lottie Devine', 'gambler', 'joueuse', 'Spielerin'],
  trapper: ['Pierre Ledoux', 'trapper', 'trappeur', 'Fallensteller'],

  banker: ['Cornelius Hale', 'banker', 'banquier', 'Bankier'],
  cooper: ['Friedrich Maas', 'cooper', 'tonnelier', 'Böttcher'],
  butcher: ['Otto Kranz', 'butcher', 'boucher', 'Metzger'],
  veterinarian: ['William Sharp', 'veterinarian', 'vétérinaire', 'Tierarzt'],
  engineer: ['George Hadley', 'engineer', 'ingénieur', 'Ingenieur'],
  barber: ['Cyrus Hill', 'barber', 'barbier', 'Barbier'],
  innkeeper: ['Nora Flanagan', 'innkeeper', 'aubergiste', 'Wirtin'],
  rider: ['Billy Tanner', 'dispatch rider', 'estafette', 'Botenreiter'],
  laundress: ['Mei Chen', 'laundress', 'blanchisseuse', 'Wäscherin'],
  photographer: ['Ada Sinclair', 'photographer', 'photographe', 'Fotografin'],
  gunsmith: ['Samuel Hawke', 'gunsmith', 'armurier', 'Büchsenmacher'],
  beekeeper: ['Prudence Lamb', 'beekeeper', 'apicultrice', 'Imkerin'],

  mayor: ['Theodore Vance', 'mayor', 'maire', 'Bürgermeister'],
  mason: ['Giovanni Bruno', 'mason', 'maçon', 'Maurer'],
  saddler: ['Ramón Silva', 'saddler', 'sellier', 'Sattler'],
  dairymaid: ['Anna Jensen', 'dairymaid', 'laitière', 'Milchmagd'],
  jeweller: ['Isaac Blum', 'jeweller', 'bijoutier', 'Juwelier'],
  dentist: ['Percival Gray', 'dentist', 'dentiste', 'Zahnarzt'],
  telegrapher: ['Lucy Marsh', 'telegrapher', 'télégraphiste', 'Telegrafistin'],
  farmhand: ['Jonah Wells', 'farmhand', 'valet de ferme', 'Knecht'],
  peddler: ['Aaron Weiss', 'peddler', 'colporteur', 'Hausierer'],
  actress: ['Belle Fontaine', 'actress', 'comédienne', 'Schauspielerin'],
  fisherman: ['Finn Halvorsen', 'fisherman', 'pêcheur', 'Fischer'],
  ferryman: ['Solomon Carter', 'ferryman', 'passeur', 'Fährmann'],
}

export const TRAVELLERS: Readonly<Record<Exclude<BoardId, 'standard'>, Person>> = {
  homesteader: ['Hattie Hollis', 'homesteader', 'pionnière', 'Siedlerin'],
  widow: ['Adeline Garland', 'widow', 'veuve', 'Witwe'],
  trader: ['Jim Beckett', 'trader', 'négociant', 'Händler'],
  professor: ['Alma Thorne', 'professor', 'professeure', 'Professorin'],
  ranger: ['Cal Rivers', 'ranger', 'patrouilleur', 'Grenzreiter'],
  'forty-niner': ['Lucius Penn', 'forty-niner', t`chercheur d'or`, 'Goldgräber'],
  stockman: ['Bernardo Soto', 'stockman', 'éleveur', 'Viehzüchter'],
  healer: ['Naomi Swift', 'healer', 'guérisseuse', 'Heilerin'],
}
