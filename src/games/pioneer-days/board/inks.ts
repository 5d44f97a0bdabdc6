import { assetInks } from '../../../pictures/asset-inks.js'

export const daysInks = assetInks('pioneer-days')
