/** What a user cannot do; the message is one clear sentence for whoever tried. */
export class Refused extends Error {}

/** What somebody acts on was there once, as far as their page knows, and no longer is. */
export class Gone extends Refused {}
