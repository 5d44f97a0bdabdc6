/** The store cannot keep what it is given now; whether it did after all is read from it later. The message is for the operator. */
export class NotStored extends Error {
  override readonly name = 'NotStored'
}
