import { assetInks } from '../../../pictures/asset-inks.js'

export const pioneerInks = assetInks('pioneer')
