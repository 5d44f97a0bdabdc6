import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { OPTION } from '../../kinds.js'
import { shownDescription, shownName } from '../../state/commands.js'
import { fillIn, filling, focusComposer, removeOption } from '../../state/draft.js'
import { type Choice, choicesOf } from '../../state/options.js'
import { locale, words, world } from '../../state/store.js'
import { Icon } from '../common/Icon.js'
import { Picker } from '../common/Picker.js'
import { SuggestedInput } from './SuggestedInput.js'

const users = (): readonly Choice[] => (world.value?.users ?? []).map(({ id, name }) => ({ label: name, text: id }))

interface OptionValueProps {
  readonly option: APIApplicationCommandBasicOption
  /** The first field takes the focus when the command is chosen. */
  readonly isFirst: boolean
}

interface OptionFieldProps extends OptionValueProps {
  readonly onFocus: () => void
}

/** The name and value of one option. An optional one can be removed again. */
export function OptionField({ option, isFirst, onFocus }: OptionFieldProps) {
  const field = useRef<HTMLFieldSetElement>(null)
  const name = shownName(option, locale.value)
  useLayoutEffect(() => {
    // Focuses an option that the user has just added.
    if (option.required !== true) field.current?.querySelector<HTMLElement>('.option-value')?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || option.required === true) return
    event.stopPropagation()
    removeOption(option.name)
    focusComposer()
  }
  return (
    <fieldset
      ref={field}
      class="option-field"
      aria-label={name}
      title={shownDescription(option, locale.value)}
      onFocusIn={onFocus}
      onKeyDown={onKeyDown}
    >
      <span class="option-name">{name}</span>
      <OptionValue option={option} name={name} isFirst={isFirst} />
      {option.required !== true && (
        <button
          type="button"
          class="icon-button"
          aria-label={`${name}: ${words.value.close}`}
          onClick={() => removeOption(option.name)}
        >
          <Icon name="close" />
        </button>
      )}
    </fieldset>
  )
}

function OptionValue({ option, name, isFirst }: OptionValueProps & { readonly name: string }) {
  const text = filling.value?.texts[option.name] ?? ''
  const label = `${name} (${option.required === true ? words.value.required : words.value.optional})`
  const choices = choicesOf(option, locale.value, users())
  if (choices !== null) {
    return (
      <Picker
        class="option-value"
        label={label}
        placeholder={words.value.choose}
        options={choices.map((choice) => ({ key: choice.text, label: choice.label }))}
        value={text === '' ? null : text}
        isFirst={isFirst}
        onPick={(picked) => fillIn(option.name, picked)}
      />
    )
  }
  if ('autocomplete' in option && option.autocomplete === true) {
    return (
      <SuggestedInput option={option} label={label} text={text} isFirst={isFirst} onText={(next) => fillIn(option.name, next)} />
    )
  }
  return (
    <input
      class="option-value"
      data-first={isFirst}
      aria-label={label}
      inputMode={option.type === OPTION.integer ? 'numeric' : 'text'}
      autocomplete="off"
      value={text}
      onInput={(event) => fillIn(option.name, event.currentTarget.value)}
    />
  )
}
