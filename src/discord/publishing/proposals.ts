/** The public message of a proposal, from the question to its answer. */
import type { ProposalAnnouncement } from '../../tables/model/announcement.js'
import type { Proposal } from '../../tables/model/proposal.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import { proposalMessage, settledMessage } from '../words/proposal.js'
import type { ChannelMessages } from './channel-messages.js'

type Settled = Extract<ProposalAnnouncement, { readonly kind: 'settled' }>

export interface Proposals {
  /** Asks once and pings everybody who is asked. Later calls show who has agreed. */
  made(table: PlayingTable, proposal: Proposal): Promise<void>
  settled(table: Table, settled: Settled): Promise<void>
}

export function createProposals(messages: ChannelMessages): Proposals {
  const keyOf = ({ id }: Proposal) => `proposal:${id}`
  return {
    async made(table, proposal) {
      // A proposal that was settled before it was told is not asked any more.
      if (table.proposal?.id !== proposal.id) return
      const key = keyOf(proposal)
      if ((await messages.change(table, key, proposalMessage(table, proposal, false))) !== 'missing') return
      await messages.put(table, key, proposalMessage(table, proposal, true), `p${proposal.id}`)
    },
    settled: (table, { proposal, how, by }) => messages.retire(table, keyOf(proposal), settledMessage(table, proposal, how, by)),
  }
}
