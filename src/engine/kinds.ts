/** Actions and facts by their kind. */

/** The member of `Item` with this kind, also where several kinds share a member. */
export type OfKind<Item extends { readonly kind: string }, Kind> = Item extends unknown
  ? Kind extends Item['kind']
    ? Item
    : never
  : never

export function ofKind<Item extends { readonly kind: string }, Kind extends Item['kind']>(
  items: readonly Item[],
  kind: Kind,
): readonly OfKind<Item, Kind>[] {
  return items.filter((item): item is OfKind<Item, Kind> => item.kind === kind)
}
