/** The content of the stage: two guilds, four people in three languages, a bot with commands, and messages of every kind. */
import type { APIApplicationCommand, APIMessage, APIMessageTopLevelComponent } from 'discord-api-types/v10'
import sharp from 'sharp'
import type { SandboxMessage, SandboxSnapshot, SandboxUser } from '../../src/sandbox/protocol.js'

const user = (at: number, name: string, locale: string, moderator = false): SandboxUser => ({
  id: `10000000000000000${at}`,
  name,
  locale,
  moderator,
})

export const ADA = user(1, 'Ada', 'en-US', true)
export const BASILE = user(2, 'Basile', 'fr')
export const CLARA = user(3, 'Clara', 'de')
export const DAN = user(4, 'Dan', 'en-US')

export const TABLE = '200000000000000001'
export const LOUNGE = '200000000000000002'
const OTHER_TABLE = '200000000000000003'

const BOT = {
  id: '900000000000000001',
  username: 'Stagecoach',
  global_name: null,
  discriminator: '0000',
  avatar: null,
  bot: true,
}

let lastId = 300000000000000000n

/** A message of the bot. Later messages in a test have later times. */
export function botMessage(part: Partial<APIMessage>): APIMessage {
  lastId += 1n
  return {
    id: String(lastId),
    channel_id: TABLE,
    author: BOT,
    content: '',
    timestamp: '2026-11-20T18:00:00.000Z',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    pinned: false,
    type: 0,
    ...part,
  }
}

/** A message with components of the newer kind. */
export function rich(components: APIMessageTopLevelComponent[], part: Partial<APIMessage> = {}): APIMessage {
  return botMessage({ flags: 1 << 15, components, ...part })
}

export function shown(message: APIMessage, part: Partial<SandboxMessage> = {}): SandboxMessage {
  return { message, ephemeralFor: null, usedCommand: null, pings: [], ...part }
}

export const text = (content: string) => ({ type: 10 as const, content })

export function button(label: string, customId: string, style: 1 | 2 | 3 | 4 = 2, disabled = false) {
  return { type: 2 as const, style, label, custom_id: customId, disabled }
}

/** An emoji of the application, whose picture is among {@link scenePictures}. */
export const COACH_ICON = { id: '600000000000000001', name: 'coach' }

export const row = (...components: (ReturnType<typeof button> | ReturnType<typeof menu>)[]) => ({ type: 1 as const, components })

export function menu(customId: string, labels: readonly string[]) {
  return {
    type: 3 as const,
    custom_id: customId,
    placeholder: 'Choose a line',
    options: labels.map((label) => ({ label, value: label.toLowerCase(), description: `Costs nothing extra: ${label}` })),
  }
}

export const picture = (name: string, description: string, { width, height } = { width: 1200, height: 800 }) => ({
  type: 12 as const,
  items: [{ media: { url: `/cdn/${name}`, width, height }, description }],
})

const COMMANDS = [
  {
    id: '400000000000000001',
    type: 1,
    application_id: BOT.id,
    version: '1',
    name: 'pioneers',
    description: 'Play Pioneers',
    name_localizations: { fr: 'pionniers' },
    default_member_permissions: null,
    options: [
      {
        type: 1,
        name: 'new',
        name_localizations: { fr: 'nouvelle', de: 'neu' },
        description: 'Open a table in this channel',
        description_localizations: { fr: 'Ouvrir une table dans ce salon', de: 'Eröffne einen Tisch in diesem Kanal' },
        options: [
          { type: 4, name: 'seats', description: 'How many play', min_value: 2, max_value: 4 },
          {
            type: 3,
            name: 'language',
            name_localizations: { fr: 'langue' },
            description: 'The language of the table',
            choices: [
              { name: 'English', value: 'en' },
              { name: 'Français', value: 'fr' },
            ],
          },
        ],
      },
      { type: 1, name: 'board', description: 'Show the board again' },
      {
        type: 1,
        name: 'replace',
        description: 'Put somebody else into a seat',
        options: [{ type: 6, name: 'user', description: 'Who takes the seat', required: true }],
      },
    ],
  },
  {
    id: '400000000000000002',
    type: 1,
    application_id: BOT.id,
    version: '1',
    name: 'leaderboard',
    description: 'Who won how often on this server',
    default_member_permissions: null,
  },
  {
    id: '400000000000000003',
    type: 1,
    application_id: BOT.id,
    version: '1',
    name: 'settings',
    description: 'For those who run the server',
    default_member_permissions: null,
    options: [{ type: 3, name: 'zone', description: 'Where the evenings are yours', autocomplete: true }],
  },
] as const

export const SETTINGS_ID = '400000000000000003'
export const LEADERBOARD_ID = '400000000000000002'

/** The commands as the server would send them, passed through JSON because they are wire data. */
const commands = (): readonly APIApplicationCommand[] => JSON.parse(JSON.stringify(COMMANDS))

export function emptyScene(): SandboxSnapshot {
  const channel = (id: string, name: string) => ({ id, name, botMayPost: true, botMayAttach: true })
  return {
    guilds: [
      {
        id: '500000000000000001',
        name: 'Coach House',
        locale: 'en-US',
        channels: [channel(TABLE, 'table'), channel(LOUNGE, 'lounge')],
      },
      { id: '500000000000000002', name: 'Relais de poste', locale: 'fr', channels: [channel(OTHER_TABLE, 'relais')] },
    ],
    directs: [],
    users: [ADA, BASILE, CLARA, DAN],
    commands: commands(),
    messages: {},
    complaints: [],
    botOnline: true,
  }
}

export function sceneWith(...messages: readonly SandboxMessage[]): SandboxSnapshot {
  return { ...emptyScene(), messages: { [TABLE]: messages } }
}

const BOARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">
  <rect width="1200" height="800" fill="#e9dcc3"/><path d="M0 90Q400 20 800 120T1200 60V0H0Z" fill="#9cc1c9"/>
  <g fill="none" stroke="#8a6a45" stroke-width="7" stroke-dasharray="16 9">
    <path d="M120 620 330 480 560 560 760 400 1010 300M330 480 420 260 690 210 760 400M560 560 700 690 960 620 1010 300"/></g>
  <g fill="#b4532a" stroke="#fffaf0" stroke-width="6"><circle cx="120" cy="620" r="25"/><circle cx="330" cy="480" r="25"/>
    <circle cx="560" cy="560" r="25"/><circle cx="760" cy="400" r="25"/><circle cx="1010" cy="300" r="30"/><circle cx="420" cy="260" r="25"/>
    <circle cx="690" cy="210" r="25"/><circle cx="700" cy="690" r="25"/><circle cx="960" cy="620" r="25"/></g></svg>`

/** The pictures that the scene's messages refer to, by name. */
export async function scenePictures(): Promise<Readonly<Record<string, Buffer>>> {
  const board = await sharp(Buffer.from(BOARD)).png().toBuffer()
  return { 'board.png': board, [`emojis/${COACH_ICON.id}`]: board }
}
