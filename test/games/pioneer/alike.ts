/** What French and German write like English, apart from names. */
export const alike = {
  fr: /^(technologies|fortification|une fortification|(de la )?runite|\S* ?(colonies|actions?|technologies))$/i,
  de: /^(gold|recycling|bomber|\d* ?bomber|system(e|s)?|\S* in \S*)$/i,
}
