import { assetInks } from '../../../pictures/asset-inks.js'

export const pioneersInks = assetInks('pioneers')
