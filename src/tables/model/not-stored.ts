/**
 * The store cannot store a change now. Callers must read the store to learn whether it was stored after all. The message is for
 * the operator.
 */
export class NotStored extends Error {
  override readonly name = 'NotStored'
}
