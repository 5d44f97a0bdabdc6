/** The names of time zones, to find one's own by a part of its name. */

/** Zones that the runtime lists by a name of former days, each with its present one. It takes both. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

/** The present name of a zone that the runtime may call by a former one. Any other name stays as it is. */
export function presentName(zone: string): string {
  return RENAMED.get(zone) ?? zone
}

/** A name as the runtime takes it, and as it is compared with what is typed. */
interface Name {
  readonly name: string
  readonly plain: string
}

/** The names of every zone, the present one first. */
const ZONES = namesByZone([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/**
 * The first `most` time zones with a name that contains the typed text, each once: by its present name, or by its former one if
 * only that contains the text. Accents, capital letters, and what stands between words make no difference.
 */
export function zonesLike(typed: string, most: number): readonly string[] {
  const wanted = plainly(typed)
  return ZONES.flatMap((names) => names.find(({ plain }) => plain.includes(wanted))?.name ?? []).slice(0, most)
}

/** The names of the zones that the runtime `listed`. It may list a zone by either name, or by both. */
function namesByZone(listed: readonly string[]): readonly (readonly Name[])[] {
  const former = new Map([...RENAMED].map(([old, present]) => [present, old]))
  const present = new Set(listed.map(presentName))
  return [...present].sort().map((name) => {
    const old = former.get(name)
    return (old === undefined ? [name] : [name, old]).map((each) => ({ name: each, plain: plainly(each) }))
  })
}

/** Without accents, capital letters, and the marks in and between words. */
function plainly(text: string): string {
  const letters = text.normalize('NFD').replace(/[\p{M}.'’]/gu, '')
  return letters
    .toLowerCase()
    .replace(/[\s_/-]+/g, ' ')
    .trim()
}
