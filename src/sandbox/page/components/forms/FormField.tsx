import { useId } from 'preact/hooks'
import { COMPONENT } from '../../kinds.js'
import { boundsOf, type Field, type FieldValue, isRequired } from '../../state/forms.js'
import { words } from '../../state/store.js'
import { Picker } from '../common/Picker.js'
import { optionsOf } from '../parts/selects.js'
import { ChoiceGroup } from './ChoiceGroup.js'

export interface FormFieldProps {
  readonly field: Field
  readonly value: FieldValue
  /** It keeps the form from being sent. */
  readonly lacks: boolean
  readonly onChange: (value: FieldValue) => void
}

const PARAGRAPH = 2
const asList = (value: FieldValue): readonly string[] => (typeof value === 'string' ? [value] : value)
const asText = (value: FieldValue): string => (typeof value === 'string' ? value : (value[0] ?? ''))

function lackOf({ input }: Field): string {
  const { min, max } = boundsOf(input)
  if (input.type === COMPONENT.textInput) return min > 1 ? words.value.tooShort(min) : words.value.required
  return max > 1 ? words.value.chooseAtLeast(min, max) : words.value.required
}

/** What the field wants, said where it was left out. */
function Lack({ field, id }: { readonly field: Field; readonly id: string }) {
  return (
    <small id={id} class="lack" role="alert">
      {lackOf(field)}
    </small>
  )
}

function Caption({ field }: { readonly field: Field }) {
  return (
    <>
      {field.label}
      {isRequired(field.input) && (
        <abbr title={words.value.required} class="star">
          *
        </abbr>
      )}
    </>
  )
}

export function FormField(props: FormFieldProps) {
  const { field, lacks } = props
  const id = useId()
  const notes = `${id}-notes`
  const look = `field ${lacks ? 'lacking' : ''}`
  const rest = (
    <>
      {field.description !== null && <small class="muted">{field.description}</small>}
      <Input {...props} id={id} notes={notes} />
      {lacks && <Lack field={field} id={notes} />}
    </>
  )
  if (field.input.type === COMPONENT.radioGroup || field.input.type === COMPONENT.checkboxGroup) {
    return (
      <fieldset class={`${look} group`}>
        <legend>
          <Caption field={field} />
        </legend>
        {rest}
      </fieldset>
    )
  }
  return (
    <div class={look}>
      <label for={id}>
        <Caption field={field} />
      </label>
      {rest}
    </div>
  )
}

interface InputProps extends FormFieldProps {
  readonly id: string
  readonly notes: string
}

function Input(props: InputProps) {
  const { field, value, onChange } = props
  const { input } = field
  switch (input.type) {
    case COMPONENT.textInput:
      return <TextInput {...props} />
    case COMPONENT.radioGroup:
      return (
        <ChoiceGroup
          type="radio"
          name={input.custom_id}
          options={input.options}
          value={asList(value)}
          onChange={([one = '']) => onChange(one)}
        />
      )
    case COMPONENT.checkboxGroup:
      return (
        <ChoiceGroup type="checkbox" name={input.custom_id} options={input.options} value={asList(value)} onChange={onChange} />
      )
    case COMPONENT.checkbox:
      return (
        <input
          id={props.id}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      )
    case COMPONENT.fileUpload:
      return <span class="muted">{words.value.filesNotSupported}</span>
    default: {
      const { min, max } = boundsOf(input)
      const placeholder = input.placeholder ?? words.value.choose
      return (
        <Picker
          label={field.label}
          placeholder={placeholder}
          options={optionsOf(input)}
          value={asList(value)}
          min={min}
          max={max}
          customId={input.custom_id}
          onPick={onChange}
        />
      )
    }
  }
}

function TextInput({ field: { input }, value, lacks, onChange, id, notes }: InputProps) {
  if (input.type !== COMPONENT.textInput) return null
  const common = {
    id,
    name: input.custom_id,
    placeholder: input.placeholder,
    maxLength: input.max_length,
    'aria-invalid': lacks,
    'aria-required': isRequired(input),
    'aria-describedby': lacks ? notes : undefined,
    value: asText(value),
  }
  if (input.style === PARAGRAPH) {
    return <textarea {...common} rows={4} onInput={(event) => onChange(event.currentTarget.value)} />
  }
  return <input {...common} type="text" autocomplete="off" onInput={(event) => onChange(event.currentTarget.value)} />
}
