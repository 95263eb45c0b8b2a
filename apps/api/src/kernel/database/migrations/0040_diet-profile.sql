CREATE TABLE "diet_profile" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"text_version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diet_profile" ADD CONSTRAINT "diet_profile_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;