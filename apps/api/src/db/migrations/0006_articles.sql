CREATE TABLE "article_text" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "article_text_kind_slug_language_pk" PRIMARY KEY("kind","slug","language")
);
--> statement-breakpoint
CREATE INDEX "article_text_words" ON "article_text" USING gin ("words");