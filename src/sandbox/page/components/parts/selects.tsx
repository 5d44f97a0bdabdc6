import type { APISelectMenuComponent } from 'discord-api-types/v10'
import { COMPONENT } from '../../kinds.js'
import { guild, world } from '../../state/store.js'
import { Avatar } from '../common/Avatar.js'
import { Icon } from '../common/Icon.js'
import type { ListedOption } from '../common/OptionList.js'
import { Emoji } from './Emoji.js'

const users = (): readonly ListedOption[] =>
  (world.value?.users ?? []).map(({ id, name }) => ({ key: id, label: name, lead: <Avatar userId={id} name={name} /> }))

const channels = (): readonly ListedOption[] =>
  (guild.value?.channels ?? []).map(({ id, name }) => ({ key: id, label: name, lead: <Icon name="hash" /> }))

/** What can be picked from a select menu; the sandbox has no roles. */
export function optionsOf(menu: APISelectMenuComponent): readonly ListedOption[] {
  switch (menu.type) {
    case COMPONENT.stringSelect:
      return menu.options.map((option) => ({
        key: option.value,
        label: option.label,
        description: option.description,
        lead: option.emoji === undefined ? null : <Emoji emoji={option.emoji} />,
      }))
    case COMPONENT.userSelect:
    case COMPONENT.mentionableSelect:
      return users()
    case COMPONENT.channelSelect:
      return channels()
    case COMPONENT.roleSelect:
      return []
    default: {
      const never: never = menu
      return never
    }
  }
}
