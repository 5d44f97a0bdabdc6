/** The components of our messages, and a check against Discord's limits. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle as ApiStyle,
  ComponentType,
} from 'discord-api-types/v10'
import type { ButtonStyle } from '../../engine/panel.js'
import { unescapeNames } from '../../i18n/names.js'
import { type CustomId, writeCustomId } from './custom-id.js'
import type { Emoji } from './emojis.js'
import { cut, LIMITS } from './limits.js'

type Pressable = APIButtonComponentWithCustomId | APIStringSelectComponent
export type Block = APITextDisplayComponent | APIMediaGalleryComponent | APIFileComponent | APIActionRowComponent<Pressable>

const STYLES: Readonly<Record<ButtonStyle, APIButtonComponentWithCustomId['style']>> = {
  primary: ApiStyle.Primary,
  secondary: ApiStyle.Secondary,
  success: ApiStyle.Success,
  danger: ApiStyle.Danger,
}

export function text(content: string): Block {
  return { type: ComponentType.TextDisplay, content }
}

/** A picture with this file name that is sent along or already attached. */
export function gallery(fileName: string, alt: string): Block {
  return {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: `attachment://${fileName}` }, description: cut(alt, LIMITS.altText) }],
  }
}

/** The file that a block shows as a picture. Null for any other block. */
export function shownFile(block: Block): string | null {
  if (block.type !== ComponentType.MediaGallery) return null
  return block.items[0]?.media.url.replace('attachment://', '') ?? null
}

/** A file to download that is sent along under this name. */
export function download(fileName: string): Block {
  return { type: ComponentType.File, file: { url: `attachment://${fileName}` } }
}

export interface ButtonSpec {
  readonly id: CustomId
  readonly label: string
  readonly style: ButtonStyle
  readonly disabled?: boolean
  readonly emoji?: Emoji | undefined
}

export function buttons(specs: readonly ButtonSpec[]): Block {
  return {
    type: ComponentType.ActionRow,
    components: specs.map(({ id, label, style, disabled, emoji }) => ({
      type: ComponentType.Button,
      custom_id: writeCustomId(id),
      label: cut(unescapeNames(label), LIMITS.buttonLabel),
      style: STYLES[style],
      disabled: disabled ?? false,
      ...(emoji === undefined ? {} : { emoji }),
    })),
  }
}

export interface OptionSpec {
  readonly value: string
  readonly label: string
  readonly description?: string | undefined
  readonly chosen?: boolean
  readonly emoji?: Emoji | undefined
}

export function menu(id: CustomId, placeholder: string, options: readonly OptionSpec[]): Block {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: writeCustomId(id),
        placeholder: cut(unescapeNames(placeholder), LIMITS.placeholder),
        options: options.map(menuOption),
      },
    ],
  }
}

function menuOption({ value, label, description, chosen, emoji }: OptionSpec): APISelectMenuOption {
  return {
    value,
    label: cut(unescapeNames(label), LIMITS.optionText),
    ...(description === undefined ? {} : { description: cut(unescapeNames(description), LIMITS.optionText) }),
    ...(emoji === undefined ? {} : { emoji }),
    ...(chosen === true ? { default: true } : {}),
  }
}

/**
 * The single container of each of our messages. Throws if Discord would refuse it. That is a bug of ours or of a game, better
 * found here than as an answer that never arrives.
 */
export function container(blocks: readonly Block[]): APIContainerComponent {
  const problems = [...problemsOfWhole(blocks), ...blocks.flatMap(problemsOf)]
  if (problems.length > 0) throw new RangeError(`message beyond Discord's limits: ${problems.join(', ')}`)
  return { type: ComponentType.Container, components: [...blocks] }
}

/** The blocks with texts that follow one another as one if they are more components than Discord takes. */
export function withinLimits(blocks: readonly Block[]): readonly Block[] {
  if (componentCount(blocks) <= LIMITS.components) return blocks
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const areTexts = last?.type === ComponentType.TextDisplay && block.type === ComponentType.TextDisplay
    if (areTexts) joined.splice(-1, 1, { ...last, content: `${last.content}\n${block.content}` })
    else joined.push(block)
  }
  return joined
}

/** The container counts too. */
export function componentCount(blocks: readonly Block[]): number {
  return 1 + blocks.reduce((sum, block) => sum + 1 + (block.type === ComponentType.ActionRow ? block.components.length : 0), 0)
}

/** Characters in all text displays together, which Discord limits. */
export function textLength(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.type === ComponentType.TextDisplay ? block.content.length : 0), 0)
}

function problemsOfWhole(blocks: readonly Block[]): string[] {
  const pressable = blocks.flatMap((block) => (block.type === ComponentType.ActionRow ? block.components : []))
  const letters = textLength(blocks)
  const components = componentCount(blocks)
  return [
    ...unless(components <= LIMITS.components, `${components} components`),
    ...unless(letters <= LIMITS.text, `${letters} characters of text`),
    ...unless(distinct(pressable.map(({ custom_id }) => custom_id)), 'the same custom_id twice'),
  ]
}

function problemsOf(block: Block): string[] {
  switch (block.type) {
    case ComponentType.TextDisplay:
      return unless(block.content !== '', 'an empty text')
    case ComponentType.MediaGallery:
    case ComponentType.File:
      return []
    case ComponentType.ActionRow: {
      const count = block.components.length
      return [
        ...unless(count >= 1 && count <= LIMITS.buttonsPerRow, `${count} buttons in a row`),
        ...block.components.flatMap(problemsOfPressable),
      ]
    }
  }
}

function problemsOfPressable(component: Pressable): string[] {
  if (component.type === ComponentType.Button) return unless((component.label ?? '') !== '', 'a button without a label')
  const { options } = component
  const fit = options.every(({ label, value }) => label !== '' && value !== '' && value.length <= LIMITS.optionText)
  return [
    ...unless(options.length >= 1 && options.length <= LIMITS.menuOptions, `${options.length} options in a menu`),
    ...unless(distinct(options.map(({ value }) => value)), 'the same option twice'),
    ...unless(fit, 'an option without a label or with too long a value'),
  ]
}

function distinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

function unless(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem]
}
