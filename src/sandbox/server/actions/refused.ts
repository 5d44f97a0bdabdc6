/** What a user cannot do; the message is one clear sentence for whoever tried. */
export class Refused extends Error {}
