import { run } from '../../state/actions.js'
import { firstToTry, type Leaf } from '../../state/commands.js'
import { startCommand } from '../../state/draft.js'
import { firstProblem } from '../../state/options.js'
import { channel, isDirect, leaves, words } from '../../state/store.js'
import { Icon } from '../common/Icon.js'

/** Runs the command at once, or opens it if it has required options. */
function tryIt(leaf: Leaf): void {
  if (firstProblem(leaf, {}) === null) run(leaf, {})
  else startCommand(leaf)
}

function FirstCommand({ leaf }: { readonly leaf: Leaf }) {
  return (
    <>
      <p>{words.value.tryFirst}</p>
      <p class="first-command">
        <code>/{leaf.shown}</code>
        <button type="button" class="button brand" onClick={() => tryIt(leaf)}>
          <Icon name="send" />
          {words.value.run}
        </button>
      </p>
      <p class="muted">{leaf.description}</p>
    </>
  )
}

/** The introduction in an empty channel: what this is, and what to type first. */
export function Welcome() {
  if (isDirect.value) return <p class="muted">{words.value.noDirects}</p>
  const first = firstToTry(leaves.value)
  return (
    <section class="welcome">
      <span class="welcome-sign">
        <Icon name="hash" />
      </span>
      <h2>{words.value.welcome(channel.value?.name ?? '')}</h2>
      <p>{words.value.welcomeText}</p>
      {first === null ? <p class="muted">{words.value.noCommands}</p> : <FirstCommand leaf={first} />}
    </section>
  )
}
