import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'
import { type Leaf, shownDescription, shownName } from '../../state/commands.js'
import { addOption, dropCommand, filling, focusComposer, problem, send } from '../../state/draft.js'
import { type OptionProblem, rangeOf } from '../../state/options.js'
import { locale, words } from '../../state/store.js'
import { Icon } from '../common/Icon.js'
import { OptionField } from './OptionField.js'

function sentence(name: string, found: OptionProblem): string {
  const say = words.value.problem
  switch (found.kind) {
    case 'missing':
      return say.missing(name)
    case 'no-number':
      return say.noNumber(name)
    case 'too-small':
      return say.tooSmall(name, found.min)
    case 'too-large':
      return say.tooLarge(name, found.max)
    case 'too-long':
      return say.tooLong(name, found.max)
    default: {
      const never: never = found
      return never
    }
  }
}

function AddButton({ option }: { readonly option: APIApplicationCommandBasicOption }) {
  const name = shownName(option, locale.value)
  return (
    <button type="button" class="add-option" aria-label={words.value.addOption(name)} onClick={() => addOption(option.name)}>
      <Icon name="add" />
      {name}
    </button>
  )
}

/** The problem of the last attempt to send. Empty before the first attempt. */
function Problem({ tried }: { readonly tried: boolean }) {
  const found = problem.value
  return (
    <p class="composer-hint wrong" role="alert">
      {tried && found !== null && sentence(shownName(found.option, locale.value), found.problem)}
    </p>
  )
}

/** Describes the focused option, or the command itself if none is focused. */
function Description({ leaf, focused }: { readonly leaf: Leaf; readonly focused: string | null }) {
  const option = leaf.options.find(({ name }) => name === focused)
  if (option === undefined) return <p class="command-description">{leaf.description}</p>
  const range = rangeOf(option)
  return (
    <p class="command-description">
      {shownDescription(option, locale.value)}
      {range !== null && ` (${range})`}
    </p>
  )
}

/** The chosen command with a field for each of its options. Optional ones appear on request. */
export function CommandForm({ leaf }: { readonly leaf: Leaf }) {
  const [tried, setTried] = useState(false)
  const [focused, setFocused] = useState<string | null>(null)
  const isShown = (option: APIApplicationCommandBasicOption) =>
    option.required === true || filling.value?.added.includes(option.name) === true
  const submit = async (event: Event) => {
    event.preventDefault()
    setTried(true)
    if (await send()) focusComposer()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dropCommand()
  }
  const shown = leaf.options.filter(isShown)
  return (
    <form class="command-form" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <Problem tried={tried} />
      <Description leaf={leaf} focused={focused} />
      <div class="command-fields">
        <button
          type="button"
          class="command-name"
          aria-label={`/${leaf.shown}: ${words.value.dropCommand}`}
          onClick={dropCommand}
        >
          /{leaf.shown}
          <Icon name="close" />
        </button>
        {shown.map((option, at) => (
          <OptionField key={option.name} option={option} isFirst={at === 0} onFocus={() => setFocused(option.name)} />
        ))}
        {leaf.options
          .filter((option) => !isShown(option))
          .map((option) => (
            <AddButton key={option.name} option={option} />
          ))}
        <button type="submit" class="button brand send" data-first={shown.length === 0}>
          <Icon name="send" />
          {words.value.send}
        </button>
      </div>
    </form>
  )
}
