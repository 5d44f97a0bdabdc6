/** Something a user cannot do. The message is one clear sentence for that user. */
export class Refused extends Error {}

/** The target of the action existed when the user's page last knew of it, but no longer does. */
export class Gone extends Refused {}
