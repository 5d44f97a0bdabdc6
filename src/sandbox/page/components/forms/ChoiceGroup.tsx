import type { APICheckboxGroupOption, APIRadioGroupOption } from 'discord-api-types/v10'

interface ChoiceGroupProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly options: readonly (APIRadioGroupOption | APICheckboxGroupOption)[]
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

/** Options that are all in sight, one or several of which are chosen. */
export function ChoiceGroup({ type, name, options, value, onChange }: ChoiceGroupProps) {
  const changed = (option: string, on: boolean) => {
    if (type === 'radio') onChange([option])
    else onChange(on ? [...value, option] : value.filter((one) => one !== option))
  }
  return (
    <div class="choices">
      {options.map((option) => (
        <label key={option.value} class="choice">
          <input
            type={type}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            onChange={(event) => changed(option.value, event.currentTarget.checked)}
          />
          <span>
            {option.label}
            {option.description !== undefined && <small class="muted">{option.description}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
