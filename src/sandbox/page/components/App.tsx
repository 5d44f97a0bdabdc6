/**
 * The page's components are our own. `@skyra/discord-components-core` (4.0) was considered. It draws older messages well, but has
 * no containers, galleries or files, its select menu allows one choice and no keyboard, its buttons send nothing, and it brings a
 * second rendering library. Less than half of it would be usable.
 */
import { connected, drawer, words, world } from '../state/store.js'
import { Toast } from './common/Toast.js'
import { Composer } from './composer/Composer.js'
import { ChannelHeader } from './header/ChannelHeader.js'
import { MessageList } from './messages/MessageList.js'
import { focusNewest } from './messages/newest.js'
import { useShortcuts } from './shortcuts.js'
import { ChannelList } from './sidebar/ChannelList.js'
import { GuildRail } from './sidebar/GuildRail.js'
import { ActAs } from './users/ActAs.js'
import { Windows } from './windows/Windows.js'

/** Says what keeps the bot from answering, if anything. */
function Trouble() {
  const say = words.value
  const text = !connected.value ? say.reconnecting : world.value?.botOnline === false ? say.botOffline : null
  return <div role="status">{text !== null && <p class="trouble">{text}</p>}</div>
}

export function App() {
  useShortcuts()
  if (world.value === null) return <p class="loading">{words.value.connecting}</p>
  return (
    <div class={`page ${drawer.value ? 'drawer-open' : ''}`}>
      <button type="button" class="skip" onClick={focusNewest}>
        {words.value.skipToMessages}
      </button>
      <aside class="sidebar">
        <GuildRail />
        <ChannelList />
      </aside>
      <button
        type="button"
        class="veil"
        aria-label={words.value.close}
        tabIndex={-1}
        onClick={() => {
          drawer.value = false
        }}
      />
      <main>
        <ChannelHeader />
        <Trouble />
        <MessageList />
        <ActAs />
        <Composer />
      </main>
      <Windows />
      <Toast />
    </div>
  )
}
