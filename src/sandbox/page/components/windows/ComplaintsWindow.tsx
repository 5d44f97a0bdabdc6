import type { SandboxComplaint } from '../../../protocol.js'
import { locale, words, world } from '../../state/store.js'
import { messageTime } from '../../state/time.js'
import { Dialog } from '../common/Dialog.js'

function Complaint({ complaint }: { readonly complaint: SandboxComplaint }) {
  return (
    <li class="complaint">
      <p class="complaint-line">
        <span class="status">{complaint.status}</span>
        <code>
          {complaint.method} {complaint.path}
        </code>
        <time dateTime={complaint.at}>{messageTime(complaint.at, new Date(), locale.value)}</time>
      </p>
      <p>{complaint.problem}</p>
    </li>
  )
}

/** Requests that the sandbox refused or does not know, newest first. */
export function ComplaintsWindow({ onClose }: { readonly onClose: () => void }) {
  const complaints = world.value?.complaints ?? []
  return (
    <Dialog title={words.value.complaintsTitle} class="wide" onClose={onClose}>
      <p class="muted">{words.value.complaintsText}</p>
      {complaints.length === 0 && <p>{words.value.noComplaints}</p>}
      <ul class="complaints">
        {complaints.toReversed().map((complaint, at) => (
          <Complaint key={complaints.length - at} complaint={complaint} />
        ))}
      </ul>
    </Dialog>
  )
}
