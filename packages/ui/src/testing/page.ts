import '../styles/index.css'

// Components lie on the language and the surface of a page.
document.documentElement.lang = 'it'
document.title = 'Bottega'
