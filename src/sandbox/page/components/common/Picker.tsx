import type { RefObject } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { words } from '../../state/store.js'
import { Icon } from './Icon.js'
import { OptionList, optionId } from './OptionList.js'
import { Popup } from './Popup.js'
import { type Picking, type PickingProps, usePicking } from './picking.js'

interface PickerProps extends PickingProps {
  readonly label: string
  readonly placeholder: string
  readonly customId?: string
  readonly class?: string
  /** Takes the focus when what it belongs to is opened. */
  readonly isFirst?: boolean
}

/** A select menu: a button that shows what is picked, and its list of options. */
export function Picker(props: PickerProps) {
  const picking = usePicking(props)
  const anchor = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const picked = props.options.filter(({ key }) => props.value.includes(key)).map(({ label }) => label)
  const shown = picked.join(', ')
  return (
    <>
      <button
        ref={anchor}
        type="button"
        class={`picker ${props.class ?? ''} ${shown === '' ? 'empty' : ''}`}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={picking.open}
        aria-controls={listId}
        aria-activedescendant={picking.open ? optionId(listId, picking.active) : undefined}
        aria-label={shown === '' ? props.label : `${props.label}: ${shown}`}
        aria-disabled={!picking.mayOpen}
        aria-busy={props.busy === true}
        data-custom-id={props.customId}
        data-first={props.isFirst}
        onClick={picking.toggle}
        onKeyDown={picking.onKeyDown}
      >
        <span class="picker-value">{shown === '' ? props.placeholder : shown}</span>
        {props.busy === true ? <span class="spinner" /> : <Icon name="down" />}
      </button>
      {picking.open && <PickerPopup {...props} picking={picking} anchor={anchor} listId={listId} />}
    </>
  )
}

interface PickerPopupProps extends PickerProps {
  readonly picking: Picking
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly listId: string
}

function PickerPopup({ picking, anchor, listId, label, options, value, min, max }: PickerPopupProps) {
  const { marked, multiple } = picking
  const isFull = (key: string) => multiple && marked.length >= max && !marked.includes(key)
  return (
    <Popup anchor={anchor} matchWidth onClose={picking.close}>
      <OptionList
        id={listId}
        label={label}
        options={options.map((option) => ({ ...option, disabled: isFull(option.key) }))}
        active={picking.active}
        selected={multiple ? marked : value}
        multiple={multiple}
        onPick={picking.pick}
        onPoint={picking.point}
      />
      {multiple && (
        <div class="popup-foot">
          <span>{words.value.chooseAtLeast(min, Math.min(max, options.length))}</span>
          <button
            type="button"
            class="button primary"
            aria-disabled={!picking.enough}
            onPointerDown={(event) => event.preventDefault()}
            onClick={picking.confirm}
          >
            {words.value.confirmChoice(marked.length)}
          </button>
        </div>
      )}
    </Popup>
  )
}
