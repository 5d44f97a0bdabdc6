/** Actions and facts by their kind. */
export type OfKind<Item, Kind> = Extract<Item, { readonly kind: Kind }>

export function ofKind<Item extends { readonly kind: string }, Kind extends Item['kind']>(
  items: readonly Item[],
  kind: Kind,
): readonly OfKind<Item, Kind>[] {
  return items.filter((item): item is OfKind<Item, Kind> => item.kind === kind)
}
