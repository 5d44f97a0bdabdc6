import type { RawFile } from 'discord.js'
import { picture } from './host.js'

export const of = (length: number) => 'x'.repeat(length)
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

const V2 = 1 << 15
const text = (content: string) => ({ type: 10, content })
const button = (custom_id: string, more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id, ...more })
const row = (...components: object[]) => ({ type: 1, components })
const rowOf = (count: number, prefix = 'b') => row(...times(count, (index) => button(`${prefix}${index}`)))
const option = (value: string) => ({ label: 'One', value })
const menu = (options: object[], more: object = {}) => ({ type: 3, custom_id: 'menu', options, ...more })
const gallery = (...urls: string[]) => ({ type: 12, items: urls.map((url) => ({ media: { url } })) })
const v2 = (...components: object[]) => ({ flags: V2, components })
const legacy = (...components: object[]) => ({ content: 'x', components })

/** A message to post, and the expected result. */
export interface Row {
  readonly what: string
  readonly body: object
  readonly files?: readonly RawFile[]
  /** The path of the problem according to Discord, or its code if that is not 50035. */
  readonly at: string | number
}

const png = (name: string): RawFile => ({ name, data: picture(2, 2), contentType: 'image/png' })

/** Bodies of a new message that Discord accepts, each at a limit. */
export const ACCEPTED: readonly Omit<Row, 'at'>[] = [
  { what: 'content of 2000', body: { content: of(2000) } },
  { what: '5 rows of 5 buttons', body: legacy(...times(5, (index) => rowOf(5, `r${index}-`))) },
  { what: 'custom_id of 100, label of 80', body: legacy(row(button(of(100), { label: of(80) }))) },
  { what: '25 options', body: legacy(row(menu(times(25, (index) => option(`${index}`))))) },
  { what: '40 components', body: v2(...times(40, () => text('x'))) },
  { what: '4000 characters in two texts', body: v2(text(of(2000)), text(of(2000))) },
  { what: '10 pictures in a gallery', body: v2(gallery(...times(10, (index) => `https://example.com/${index}.png`))) },
  {
    what: 'an attachment with alt text of 1024',
    body: { attachments: [{ id: '0', description: of(1024) }] },
    files: [png('a.png')],
  },
  { what: '10 attachments', body: {}, files: times(10, (index) => png(`${index}.png`)) },
]

export const REFUSED: readonly Row[] = [
  { what: 'nothing', body: {}, at: 50006 },
  { what: 'blank content', body: { content: '  \n' }, at: 50006 },
  { what: 'components V2 without any', body: { flags: V2, components: [] }, at: 50006 },
  { what: 'content of 2001', body: { content: of(2001) }, at: 'content' },
  { what: 'an unknown field', body: { content: 'x', colour: 'red' }, at: 'colour' },
  { what: '6 rows', body: legacy(...times(6, (index) => rowOf(1, `r${index}-`))), at: 'components' },
  { what: '6 buttons in a row', body: legacy(rowOf(6)), at: 'components.0.components' },
  { what: 'an empty row', body: legacy(row()), at: 'components.0.components' },
  { what: 'a button and a menu in a row', body: legacy(row(button('b'), menu([option('1')]))), at: 'components.0.components' },
  { what: 'custom_id of 101', body: legacy(row(button(of(101)))), at: 'components.0.components.0.custom_id' },
  { what: 'an empty custom_id', body: legacy(row(button(''))), at: 'components.0.components.0.custom_id' },
  {
    what: 'the same custom_id twice',
    body: legacy(row(button('b')), row(button('b'))),
    at: 'components.1.components.0.custom_id',
  },
  { what: 'label of 81', body: legacy(row(button('b', { label: of(81) }))), at: 'components.0.components.0.label' },
  {
    what: 'a button without label',
    body: legacy(row({ type: 2, style: 1, custom_id: 'b' })),
    at: 'components.0.components.0.label',
  },
  {
    what: 'a button without custom_id',
    body: legacy(row({ type: 2, style: 1, label: 'Go' })),
    at: 'components.0.components.0.custom_id',
  },
  { what: 'a button of style 7', body: legacy(row(button('b', { style: 7 }))), at: 'components.0.components.0.style' },
  { what: 'no options', body: legacy(row(menu([]))), at: 'components.0.components.0.options' },
  {
    what: '26 options',
    body: legacy(row(menu(times(26, (index) => option(`${index}`))))),
    at: 'components.0.components.0.options',
  },
  { what: 'option value of 101', body: legacy(row(menu([option(of(101))]))), at: 'components.0.components.0.options.0.value' },
  {
    what: 'option label of 101',
    body: legacy(row(menu([{ label: of(101), value: 'v' }]))),
    at: 'components.0.components.0.options.0.label',
  },
  {
    what: 'option description of 101',
    body: legacy(row(menu([{ ...option('v'), description: of(101) }]))),
    at: 'components.0.components.0.options.0.description',
  },
  {
    what: 'the same option value twice',
    body: legacy(row(menu([option('v'), option('v')]))),
    at: 'components.0.components.0.options.1.value',
  },
  {
    what: 'placeholder of 151',
    body: legacy(row(menu([option('v')], { placeholder: of(151) }))),
    at: 'components.0.components.0.placeholder',
  },
  { what: 'a text display without the V2 flag', body: legacy(text('x')), at: 'components.0.type' },
  {
    what: '41 components',
    body: v2(...times(4, () => ({ type: 17, components: times(9, () => text('x')) })), text('x')),
    at: 'components',
  },
  { what: '4001 characters in two texts', body: v2(text(of(2000)), text(of(2001))), at: 'components' },
  { what: 'a text of 4001', body: v2(text(of(4001))), at: 'components.0.content' },
  { what: 'an empty text', body: v2(text('')), at: 'components.0.content' },
  { what: 'content with V2', body: { content: 'x', ...v2(text('x')) }, at: 'content' },
  { what: 'a bare button in V2', body: v2(button('b')), at: 'components.0.type' },
  {
    what: 'a bare button in a container',
    body: v2({ type: 17, components: [button('b')] }),
    at: 'components.0.components.0.type',
  },
  {
    what: 'a container in a container',
    body: v2({ type: 17, components: [{ type: 17, components: [text('x')] }] }),
    at: 'components.0.components.0.type',
  },
  {
    what: '11 pictures in a gallery',
    body: v2(gallery(...times(11, (index) => `https://example.com/${index}.png`))),
    at: 'components.0.items',
  },
  {
    what: 'alt text of 1025 in a gallery',
    body: v2({ type: 12, items: [{ media: { url: 'https://example.com/a.png' }, description: of(1025) }] }),
    at: 'components.0.items.0.description',
  },
  { what: 'a picture that was not attached', body: v2(gallery('attachment://a.png')), at: 'components.0.items.0.media.url' },
  { what: 'an attachment that no component shows', body: v2(text('x')), files: [png('a.png')], at: 'attachments' },
  {
    what: 'a file component with a web address',
    body: v2({ type: 13, file: { url: 'https://example.com/a.txt' } }),
    at: 'components.0.file.url',
  },
  { what: 'a picture at no address', body: v2(gallery('board.png')), at: 'components.0.items.0.media.url' },
  {
    what: 'alt text of 1025',
    body: { attachments: [{ id: '0', description: of(1025) }] },
    files: [png('a.png')],
    at: 'attachments.0.description',
  },
  { what: 'an attachment entry without its file', body: { content: 'x', attachments: [{ id: '0' }] }, at: 'attachments.0.id' },
  { what: '11 files', body: {}, files: times(11, (index) => png(`${index}.png`)), at: 'attachments' },
  { what: 'the ephemeral flag in a channel', body: { content: 'x', flags: 64 }, at: 'flags' },
  {
    what: 'allowed mentions that contradict each other',
    body: { content: 'x', allowed_mentions: { parse: ['users'], users: ['123456789012345678'] } },
    at: 'allowed_mentions.users',
  },
  {
    what: '101 allowed users',
    body: { content: 'x', allowed_mentions: { users: times(101, (index) => `${10n ** 17n + BigInt(index)}`) } },
    at: 'allowed_mentions.users',
  },
  { what: 'a nonce of 26', body: { content: 'x', nonce: of(26) }, at: 'nonce' },
  { what: 'a number for content', body: { content: 7 }, at: 'content' },
  { what: 'text for components', body: { content: 'x', components: 'none' }, at: 'components' },
]

const link = { type: 2, style: 5, label: 'Site', url: 'https://example.com' }

/** Bodies that Discord accepts and the sandbox does not, since no message of the bot has them. */
export const DONE_WITHOUT: readonly Row[] = [
  { what: 'an embed', body: { embeds: [{ title: 'x' }] }, at: 'embeds' },
  { what: 'a poll', body: { poll: { question: { text: 'q' }, answers: [{ poll_media: { text: 'a' } }] } }, at: 'poll' },
  { what: 'a sticker', body: { sticker_ids: ['123456789012345678'] }, at: 'sticker_ids' },
  { what: 'a reply', body: { content: 'x', message_reference: { message_id: '123456789012345678' } }, at: 'message_reference' },
  { what: 'a link button', body: legacy(row(link)), at: 'components.0.components.0.url' },
  { what: 'a menu of users', body: legacy(row({ type: 5, custom_id: 'who' })), at: 'components.0.components.0.type' },
  {
    what: 'a menu for two options',
    body: legacy(row(menu([option('v'), option('w')], { max_values: 2 }))),
    at: 'components.0.components.0.max_values',
  },
  {
    what: 'a section',
    body: v2({ type: 9, components: [text('x')], accessory: button('b') }),
    at: 'components.0.type',
  },
  { what: 'a separator', body: v2({ type: 14 }), at: 'components.0.type' },
  {
    what: 'a coloured container',
    body: v2({ type: 17, accent_color: 0, components: [text('x')] }),
    at: 'components.0.accent_color',
  },
  { what: 'a component with an id', body: v2({ ...text('x'), id: 7 }), at: 'components.0.id' },
]
