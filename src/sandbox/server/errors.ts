import { nestedErrors, type Problem, problemLine } from './validation/problem.js'

/** Discord's answers to refused requests: status, code, and the message for the code. */
const REFUSALS = {
  unauthorized: [401, 0, '401: Unauthorized'],
  'unknown-channel': [404, 10003, 'Unknown Channel'],
  'unknown-guild': [404, 10004, 'Unknown Guild'],
  'unknown-message': [404, 10008, 'Unknown Message'],
  'unknown-webhook': [404, 10015, 'Unknown Webhook'],
  'unknown-interaction': [404, 10062, 'Unknown interaction'],
  'too-many-commands': [400, 30032, 'Maximum number of application commands reached'],
  'unknown-emoji': [404, 10014, 'Unknown Emoji'],
  'too-many-emojis': [400, 30008, 'Maximum number of emojis reached (2000)'],
  'emoji-too-large': [400, 50045, 'File uploaded exceeds the maximum size'],
  'too-many-command-creates': [429, 30034, 'Max number of daily application command creates has been reached (200)'],
  'too-many-old-edits': [429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later.'],
  'entity-too-large': [413, 40005, 'Request entity too large'],
  'already-acknowledged': [400, 40060, 'Interaction has already been acknowledged.'],
  'thread-exists': [400, 160004, 'A thread has already been created for this message'],
  'missing-access': [403, 50001, 'Missing Access'],
  'empty-message': [400, 50006, 'Cannot send an empty message'],
  'cannot-message-user': [403, 50007, 'Cannot send messages to this user'],
  'missing-permissions': [403, 50013, 'Missing Permissions'],
  'not-own-message': [403, 50005, 'Cannot edit a message authored by another user'],
  'wrong-channel-type': [400, 50024, 'Cannot execute action on this channel type'],
  'invalid-webhook-token': [401, 50027, 'Invalid Webhook Token'],
  'invalid-multipart': [400, 0, '400: The multipart body cannot be read.'],
  'invalid-json': [400, 50109, 'The request body contains invalid JSON.'],
  'invalid-recipients': [400, 50033, 'Invalid Recipient(s)'],
  'thread-archived': [400, 50083, 'Thread is archived'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>

export type RefusalName = keyof typeof REFUSALS

/** A request that Discord refuses. The router turns it into the answer. */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  /** Of a 50035: the problems with their paths. */
  readonly problems: readonly Problem[]
  /** Of a 429: how long to wait, and whether for all requests. */
  readonly limit: { readonly retryAfter: number; readonly global: boolean } | null

  constructor(status: number, code: number, message: string, problems: readonly Problem[] = [], limit: ApiError['limit'] = null) {
    super(message)
    this.status = status
    this.code = code
    this.problems = problems
    this.limit = limit ?? (status === 429 ? { retryAfter: RETRY_AFTER, global: false } : null)
  }

  /** @param retryAfter seconds */
  static rateLimit(retryAfter: number, global: boolean): ApiError {
    return new ApiError(429, 0, 'You are being rate limited.', [], { retryAfter, global })
  }

  /** Discord's JSON body for it. */
  body(): object {
    const errors = this.problems.length > 0 && { errors: nestedErrors(this.problems) }
    const limit = this.limit && { retry_after: this.limit.retryAfter, global: this.limit.global }
    return { message: this.message, code: this.code, ...limit, ...errors }
  }

  /** The headers that a 429 adds. */
  headers(): Readonly<Record<string, string>> {
    if (!this.limit) return {}
    const { retryAfter, global } = this.limit
    return {
      'Retry-After': String(retryAfter),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset-After': String(retryAfter),
      'X-RateLimit-Scope': global ? 'global' : 'user',
      ...(global && { 'X-RateLimit-Global': 'true' }),
    }
  }

  /** The problem in one line. */
  line(): string {
    return this.problems.length > 0 ? problemLine(this.problems) : this.message
  }
}

/** In seconds. Discord counts 30046 in windows of about 6 s. */
const RETRY_AFTER = 6

/** Discord’s answer to a request refused for this reason. */
export function refusal(name: RefusalName): ApiError {
  const [status, code, message] = REFUSALS[name]
  return new ApiError(status, code, message)
}

/** 50035, with the problems nested along their paths. */
export function invalidForm(problems: readonly Problem[]): ApiError {
  return new ApiError(400, 50035, 'Invalid Form Body', problems)
}

/** Throws 50035 if there are any problems. */
export function demandNone(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalidForm(problems)
}
