/** What French and German write like English, apart from names. */
export const alike = { fr: /^\S* ?points?$/, de: /Barkeeper|Sergeant|Farmer|Hotel/ }
