/** What French and German write like English, apart from names. */
export const alike = {
  fr: /^Mine$|^(the |le )?(Lasso|Banjo|Saloon|Fort|juge|dentiste|Famine)$|^\S+ \(\S+\)$/i,
  de: /^(das |den )?(Mine|Sheriff|Cowboy|Gold|Lasso|Banjo|Saloon|Fort|Hotel|Theater)$/i,
}
