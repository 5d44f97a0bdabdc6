import { meetingWeight } from '../../standings/rating.js'

/**
 * The weight of a game for each rated player: the mean weight of the player's meetings with each of the others. `met` is how many
 * earlier games of two players count as meetings.
 */
export function weightsFrom(userIds: readonly string[], met: (userId: string, otherId: string) => number): readonly number[] {
  return userIds.map((userId) => {
    const others = userIds.filter((otherId) => otherId !== userId)
    const weights = others.map((otherId) => meetingWeight(met(userId, otherId)))
    return weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  })
}
