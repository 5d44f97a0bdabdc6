import { useState } from 'preact/hooks'
import type { SandboxModal } from '../../../protocol.js'
import { closeForm, submitForm } from '../../state/actions.js'
import { type Field, type FieldValue, fieldsOf, isFilled, partsOf, presetsOf } from '../../state/forms.js'
import { words, world } from '../../state/store.js'
import { formState } from '../../state/world.js'
import { Dialog } from '../common/Dialog.js'
import { Markdown } from '../markdown/Markdown.js'
import { FormField } from './FormField.js'

/** A form that the bot opened for the user one acts as. */
export function FormModal({ modal }: { readonly modal: SandboxModal }) {
  const parts = partsOf(modal.modal.components)
  const fields = fieldsOf(parts)
  const [values, setValues] = useState(presetsOf(fields))
  const [tried, setTried] = useState(false)
  const state = world.value === null ? null : formState(world.value, modal)
  const busy = state === 'waiting'
  const lacks = (field: Field) => tried && !isFilled(field, values)
  const change = (customId: string, value: FieldValue) => setValues({ ...values, [customId]: value })
  const close = () => closeForm(modal.interactionId)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!busy && fields.every((field) => isFilled(field, values))) submitForm(modal.interactionId, values)
  }
  return (
    <Dialog title={modal.modal.title} class="form-modal" onClose={close}>
      <form noValidate onSubmit={submit}>
        {parts.map((part, at) =>
          part.kind === 'text' ? (
            <Markdown key={at} text={part.text} />
          ) : (
            <FormField
              key={part.input.custom_id}
              field={part}
              value={values[part.input.custom_id] ?? ''}
              lacks={lacks(part)}
              onChange={(value) => change(part.input.custom_id, value)}
            />
          ),
        )}
        {state === 'failed' && (
          <p class="failed" role="alert">
            {words.value.formFailed}
          </p>
        )}
        <footer class="dialog-foot">
          <button type="button" class="button secondary" onClick={close}>
            {words.value.cancel}
          </button>
          <button type="submit" class={`button primary ${busy ? 'busy' : ''}`} aria-busy={busy}>
            <span>{words.value.submit}</span>
            {busy && <span class="spinner" />}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
