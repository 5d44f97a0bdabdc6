/** Shapes used by many requests. `nullish` fields may be absent or null, as in Discord's API. */
import { z } from 'zod'

/** Lengths are in UTF-16 units, which is never more lenient than Discord's count of characters. */
const within = (min: number, max: number) => (read: z.core.ParsePayload<{ readonly length: number }>) => {
  const { length } = read.value
  if (length >= min && length <= max) return
  const [code, message] =
    min > 0
      ? ['BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`]
      : ['BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`]
  read.issues.push({ code: 'custom', params: { code }, message, input: read.value })
}

export const text = (min: number, max: number) => z.string().check(within(min, max))

export const integer = (min: number, max: number) => z.int().min(min).max(max)

export const list = <Item extends z.ZodType>(of: Item, min: number, max: number) => z.array(of).check(within(min, max))

/** An id in Discord's format: a string of up to 20 digits. */
export const snowflake = z.custom<string>((value) => typeof value === 'string' && /^\d{1,20}$/.test(value), {
  message: 'Value is not snowflake.',
  params: { code: 'NUMBER_TYPE_COERCE' },
})
