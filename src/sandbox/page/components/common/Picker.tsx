import type { RefObject } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { Icon } from './Icon.js'
import { OptionList, optionId } from './OptionList.js'
import { Popup } from './Popup.js'
import { type Picking, type PickingProps, usePicking } from './picking.js'

interface PickerProps extends PickingProps {
  readonly label: string
  readonly placeholder: string
  readonly customId?: string
  readonly class?: string
  /** Takes the focus when its container opens. */
  readonly isFirst?: boolean
}

/** A select menu: a button that shows the selection, and its list of options. */
export function Picker(props: PickerProps) {
  const picking = usePicking(props)
  const anchor = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const shown = props.options.find(({ key }) => key === props.value)?.label ?? ''
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

function PickerPopup({ picking, anchor, listId, label, options, value }: PickerPopupProps) {
  return (
    <Popup anchor={anchor} matchWidth onClose={picking.close}>
      <OptionList
        id={listId}
        label={label}
        options={options}
        active={picking.active}
        selected={value}
        onPick={picking.pick}
        onPoint={picking.point}
      />
    </Popup>
  )
}
