/** The public message of a proposal, from the question to its answer. */
import type { ProposalAnnouncement } from '../../tables/model/announcement.js'
import type { Proposal } from '../../tables/model/proposal.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { proposedStep } from '../words/latest-step.js'
import { proposalMessage, settledMessage } from '../words/proposal.js'
import type { ChannelMessages } from './channel-messages.js'

type Settled = Extract<ProposalAnnouncement, { readonly kind: 'settled' }>

export interface Proposals {
  /** Asks once and pings everybody who is asked. Later calls show who has agreed. */
  made(table: PlayingTable, proposal: Proposal): Promise<void>
  settled(table: Table, settled: Settled): Promise<void>
}

interface ProposalsDeps {
  readonly messages: Pick<ChannelMessages, 'change' | 'put' | 'retire'>
  readonly tables: Pick<Tables, 'log'>
  /** As {@link PublisherDeps.answersGiven}. */
  readonly answersGiven: (tableId: string) => Promise<void>
}

export function createProposals({ messages, tables, answersGiven }: ProposalsDeps): Proposals {
  const keyOf = ({ id }: Proposal) => `proposal:${id}`

  return {
    async made(table, proposal) {
      // A proposal that was settled before it was told is not asked any more.
      if (table.proposal?.id !== proposal.id) return
      const key = keyOf(proposal)
      const step = await proposedStep(tables, table, proposal)
      if ((await messages.change(table, key, proposalMessage(table, proposal, step, false))) !== 'missing') return
      await messages.put(table, key, proposalMessage(table, proposal, step, true), `p${proposal.id}`)
    },
    async settled(table, { proposal, how, by }) {
      const step = await proposedStep(tables, table, proposal)
      // An answer that is late would show the question again, for good.
      const after = () => answersGiven(table.id)
      await messages.retire(table, keyOf(proposal), settledMessage(table, proposal, step, { how, by }), { after })
    },
  }
}
