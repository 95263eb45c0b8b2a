/**
 * The identity of the shop and the address of its search, for search engines. (schema.org/Organization,
 * schema.org/WebSite)
 */
export const shopJsonLd = (name: string, origin: string): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    logo: `${origin}/shop-logo.svg`,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/search?q={q}`,
      'query-input': 'required name=q',
    },
  },
]
